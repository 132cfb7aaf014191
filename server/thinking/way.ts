/** Whether threads of bots give way to the server: a priority is that of one thread here, and of all of them elsewhere. */
export const GIVES_WAY = process.platform === 'linux'
