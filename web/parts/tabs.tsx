import { Icon, type IconName } from '@astrolabe/drawing'
import { useId, useRef } from 'preact/hooks'
import type { ComponentChildren } from 'preact'
import './tabs.css'

export interface TabOf<Id extends string> {
  readonly id: Id
  readonly name: string
  /** Over the name. */
  readonly icon?: IconName
}

interface TabsProps<Id extends string> {
  /** What there is to choose between, read aloud. */
  readonly label: string
  readonly tabs: readonly TabOf<Id>[]
  readonly chosen: Id
  readonly onChoose: (id: Id) => void
  /** What the chosen tab shows. */
  readonly children: ComponentChildren
}

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** One stop of the keyboard; arrows go from tab to tab. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = MOVES[event.key]
    const at = tabs.findIndex((tab) => tab.id === chosen)
    const next = move === undefined ? undefined : tabs[move(at, tabs.length - 1)]
    if (next === undefined) return
    event.preventDefault()
    onChoose(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            type="button"
            class="tab"
            role="tab"
            key={tab.id}
            data-tab={tab.id}
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.icon && <Icon name={tab.icon} />}
            <span class="tab-name">{tab.name}</span>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  )
}
