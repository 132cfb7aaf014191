import { useEffect, useState } from 'preact/hooks'
import { words } from '../words/words.ts'
import { Button, type ButtonProps } from './button.tsx'
import { announce } from './notice.tsx'

const CONFIRMED_FOR = 2000

interface CopyButtonProps extends Pick<ButtonProps, 'kind'> {
  readonly text: string
  readonly name?: string
}

export function CopyButton({ text, name, kind = 'secondary' }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const { copy, copied: done, cannotCopy } = words.value.shell
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(setCopied, CONFIRMED_FOR, false)
    return () => clearTimeout(timer)
  }, [copied])
  const write = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      announce(done)
    } catch {
      announce(cannotCopy)
    }
  }
  return (
    <Button kind={kind} sign={copied ? 'check' : 'copy'} onClick={() => void write()}>
      {copied ? done : (name ?? copy)}
    </Button>
  )
}
