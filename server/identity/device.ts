/** What is kept of a device: enough for its owner to tell it from their others, and nothing that tells people apart. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

export const UNKNOWN_DEVICE: Device = { browser: null, system: null }

/** Those that say they are another one as well come before it. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** By the header `User-Agent`: which browser and which system, without versions or models. */
export function deviceOf(userAgent = ''): Device {
  const nameIn = (all: typeof BROWSERS): string | null =>
    all.find(([, mark]) => mark.test(userAgent))?.[0] ?? null
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) }
}
