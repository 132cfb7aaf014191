import { threadId } from 'node:worker_threads'
import type { Work } from '../work.ts'

/** Jobs that show what threads do when things go wrong. */
export type Errand =
  | { readonly kind: 'count'; readonly to: number }
  | { readonly kind: 'throw'; readonly after: number }
  | { readonly kind: 'exit' }
  | { readonly kind: 'crash' }
  | { readonly kind: 'hang' }
  | { readonly kind: 'number' }

export const trouble: Work<Errand, number> = {
  kind: 'trouble',
  async *run(errand) {
    switch (errand.kind) {
      case 'count':
        for (let number = 1; number <= errand.to; number++) yield number
        return
      case 'throw':
        for (let number = 1; number <= errand.after; number++) yield number
        throw new RangeError('this errand went wrong')
      case 'number':
        yield threadId
        return
      case 'exit':
        return process.exit(3)
      case 'crash':
        setTimeout(() => {
          throw new Error('out of nowhere')
        })
        await new Promise(() => {})
        return
      case 'hang':
        yield 0
        for (;;);
    }
  },
}
