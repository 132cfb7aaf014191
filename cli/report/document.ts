import { element, type Markup, text } from './markup.ts'
import { STYLE } from './style.ts'

/** One page of HTML that needs nothing but itself: no script, no address, no other file. */
export function documentOf(title: string, ...main: readonly Markup[]): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    element('title', {}, text(title)),
    element('style', {}, STYLE),
  ]
  return [
    '<!doctype html>',
    element(
      'html',
      { lang: 'en' },
      element('head', {}, ...head),
      element('body', {}, element('main', {}, ...main)),
    ),
    '',
  ].join('\n')
}
