import { LANGUAGES, type Language } from '@astrolabe/kernel'
import { changeSettings, language } from '../settings.ts'
import { Button } from './button.tsx'

/** Each language by its own name: whoever looks for it may not read the other. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' }

/** Goes over to the other language. */
export function LanguageSwitch() {
  return LANGUAGES.filter((other) => other !== language.value).map((other) => (
    <span lang={other} key={other}>
      <Button kind="quiet" sign="language" onClick={() => changeSettings({ language: other })}>
        {LANGUAGE_NAMES[other]}
      </Button>
    </span>
  ))
}
