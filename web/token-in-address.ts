/** Takes the secret out of the address, so that it stays in no history and over no shoulder. */
export function takeToken(): string {
  const token = location.hash.slice(1)
  if (token !== '') history.replaceState(history.state, '', location.pathname)
  return token
}
