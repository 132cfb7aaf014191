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
export interface Growth {
  readonly seat: number
  readonly asked: number
  readonly branches: readonly (readonly [key: string, GrownBranch])[]
}

interface GrownBranch {
  readonly visits: number
  readonly offered: number
  readonly total: number
  readonly next: readonly (readonly [name: string, Growth])[]
}

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

/** What a tree has grown since it was as another. */
export function growthOf({ seat, asked, branches }: Question, since?: Question): Growth {
  const grown: [string, GrownBranch][] = []
  for (const [key, { visits, offered, total, next }] of branches) {
    if (visits === 0) continue
    const old = since?.branches.get(key)
    const further: [string, Growth][] = []
    for (const [name, question] of next) {
      const before = old?.next.get(name)
      if (question.asked > (before?.asked ?? 0)) further.push([name, growthOf(question, before)])
    }
    grown.push([
      key,
      {
        visits: visits - (old?.visits ?? 0),
        offered: offered - (old?.offered ?? 0),
        total: total - (old?.total ?? 0),
        next: further,
      },
    ])
  }
  return { seat, asked: asked - (since?.asked ?? 0), branches: grown }
}

/** Adds to a tree what another has grown. */
function graft(tree: Question, { asked, branches }: Growth): void {
  tree.asked += asked
  for (const [key, { visits, offered, total, next }] of branches) {
    let branch = tree.branches.get(key)
    if (branch === undefined) {
      branch = { visits: 0, offered: 0, total: 0, next: new Map() }
      tree.branches.set(key, branch)
    }
    branch.visits += visits
    branch.offered += offered
    branch.total += total
    for (const [name, growth] of next) {
      const question = branch.next.get(name) ?? newQuestion(growth.seat)
      branch.next.set(name, question)
      graft(question, growth)
    }
  }
}

/** One tree of what several have grown. */
export function treeOf(seat: number, growths: readonly Growth[]): Question {
  const tree = newQuestion(seat)
  for (const growth of growths) graft(tree, growth)
  return tree
}
