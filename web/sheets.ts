let asked: Promise<void> | undefined

/** The sheet of all pages but the first, which does not wait for it. Without it a page is plain, and can be read. */
export function sheetOfOtherPages(): Promise<void> {
  asked ??= new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = document.querySelector<HTMLMetaElement>('meta[name="other-pages-sheet"]')?.content ?? ''
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      // The next page asks for it again.
      asked = undefined
      link.remove()
      resolve()
    })
    document.head.append(link)
  })
  return asked
}
