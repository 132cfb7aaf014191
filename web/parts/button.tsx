import type { ComponentChildren } from 'preact'
import './button.css'
import { Sign, type SignName } from './sign.tsx'

export interface ButtonProps {
  /** `primary` is the one thing to do here; `danger` cannot be taken back. */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly size?: 'normal' | 'large'
  readonly sign?: SignName
  /** Behind the words, where it points onward. */
  readonly signAfter?: boolean
  /** Where it leads; without it, it does something here. */
  readonly href?: string
  readonly onClick?: () => void
  readonly submits?: boolean
  readonly disabled?: boolean
  /** Under way: it stays in place and cannot be pressed again. */
  readonly busy?: boolean
  /** Read aloud instead of what stands on it, and containing it. */
  readonly label?: string
  readonly children?: ComponentChildren
}

export function Button({
  kind = 'secondary',
  size = 'normal',
  sign,
  signAfter = false,
  href,
  onClick,
  submits = false,
  disabled = false,
  busy = false,
  label,
  children,
}: ButtonProps) {
  const look = {
    class: `button button-${kind} button-${size} ${signAfter ? 'button-onward' : ''}`,
    'aria-label': label,
  }
  const face = (
    <>
      {sign !== undefined && <Sign name={sign} />}
      {children !== undefined && <span>{children}</span>}
    </>
  )
  if (href !== undefined)
    return (
      <a {...look} href={href}>
        {face}
      </a>
    )
  return (
    <button
      {...look}
      type={submits ? 'submit' : 'button'}
      // Not `disabled` while busy: the focus would be lost.
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.()
      }}
    >
      {face}
    </button>
  )
}
