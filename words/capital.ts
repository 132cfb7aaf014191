/** The same words, as they begin a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The text of a sentence that goes on after a colon. */
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
