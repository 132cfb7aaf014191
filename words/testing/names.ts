/** Names that show a wrong article or elision before them. */
export const NAMES = ['Aurélie', 'Bastien', 'Hélène', 'Oscar'] as const
export const names = (seat: number): string => NAMES[seat]
