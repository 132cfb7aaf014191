/** What is read aloud in place of a picture; a picture with nothing to say is decoration. */
export const voiced = (said: string | undefined) =>
  said === undefined || said === ''
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': said } as const)
