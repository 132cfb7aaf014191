/** What a request says of the page it comes from. */
export interface Provenance {
  /** `Sec-Fetch-Site`, which every browser of today sends and no page can forge. */
  readonly site: string | undefined
  /** `Origin`, from older browsers. */
  readonly origin: string | undefined
  /** The host the request was sent to. */
  readonly host: string | undefined
}

/** Where a request comes from: a page of ours, a page of somebody else, or a program that is no browser. */
export type Source = 'ours' | 'foreign' | 'program'

/** Behind a proxy the host may have another name than the one people type: `publicOrigin`. */
export function sourceOf({ site, origin, host }: Provenance, publicOrigin: string | undefined): Source {
  if (site !== undefined) return site === 'same-origin' ? 'ours' : 'foreign'
  if (origin === undefined) return 'program'
  if (origin === publicOrigin) return 'ours'
  return host !== undefined && hostOf(origin) === host.toLowerCase() ? 'ours' : 'foreign'
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
