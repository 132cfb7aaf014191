/** An option tried at a question of the tree. */
export interface Branch {
  visits: number
  /** How often it was on offer: options come and go with what chance dealt. */
  offered: number
  /** Sum of results for the seat that chooses here, each from 0 to 1. */
  total: number
  /** The questions that came next, by what they asked. */
  readonly next: Map<string, Question>
}

/** A question met in imagined futures. */
export interface Question {
  readonly seat: number
  /** How often it was met. */
  asked: number
  readonly branches: Map<string, Branch>
}

/** What a tree has grown, as plain JSON. Options never tried are most of a tree, and left out. */
export type Growth = readonly [seat: number, asked: number, branches: readonly GrownBranch[]]

type GrownBranch = readonly [
  key: string,
  visits: number,
  offered: number,
  total: number,
  next: readonly (readonly [name: string, Growth])[],
]

export function newQuestion(seat: number): Question {
  return { seat, asked: 0, branches: new Map() }
}

/** An option not met before, or left out: it may have been on offer whenever the question was asked. */
export function newBranch({ asked }: Question): Branch {
  return { visits: 0, offered: asked, total: 0, next: new Map() }
}

/** By how many looks the option looked at most is ahead: once there are fewer left, no other can catch up. */
export function leadOf({ branches }: Question): number {
  let most = 0
  let second = 0
  for (const { visits } of branches.values()) {
    if (visits > most) {
      second = most
      most = visits
    } else if (visits > second) second = visits
  }
  return most - second
}

/** How far into a tree one looks: at its first question, or at all of them. */
export type Depth = 'root' | 'whole'

/** What a tree has grown since it was as another. */
export function growthOf(
  { seat, asked, branches }: Question,
  since: Question | undefined,
  depth: Depth,
): Growth {
  const grown: GrownBranch[] = []
  for (const [key, { visits, offered, total, next }] of branches) {
    if (visits === 0) continue
    const old = since?.branches.get(key)
    const further: [string, Growth][] = []
    if (depth === 'whole') {
      for (const [name, question] of next) {
        const before = old?.next.get(name)
        if (question.asked > (before?.asked ?? 0)) further.push([name, growthOf(question, before, depth)])
      }
    }
    grown.push([
      key,
      visits - (old?.visits ?? 0),
      offered - (old?.offered ?? 0),
      total - (old?.total ?? 0),
      further,
    ])
  }
  return [seat, asked - (since?.asked ?? 0), grown]
}

function graft(tree: Question, [, asked, branches]: Growth, depth: Depth): void {
  tree.asked += asked
  for (const [key, visits, offered, total, next] of branches) {
    let branch = tree.branches.get(key)
    if (branch === undefined) {
      branch = { visits: 0, offered: 0, total: 0, next: new Map() }
      tree.branches.set(key, branch)
    }
    branch.visits += visits
    branch.offered += offered
    branch.total += total
    if (depth === 'root') continue
    for (const [name, growth] of next) {
      const question = branch.next.get(name) ?? newQuestion(growth[0])
      branch.next.set(name, question)
      graft(question, growth, depth)
    }
  }
}

/** One tree of what several have grown. */
export function treeOf(seat: number, growths: readonly Growth[], depth: Depth): Question {
  const tree = newQuestion(seat)
  for (const growth of growths) graft(tree, growth, depth)
  return tree
}
