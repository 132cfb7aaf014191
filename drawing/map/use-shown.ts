import { useLayoutEffect } from 'preact/hooks'
import type { Box } from '../point.ts'
import type { CameraMoves } from './use-camera.ts'

/** Brings a box into the window when it is another than before. */
export function useShown({ show }: CameraMoves, box: Box | undefined): void {
  useLayoutEffect(() => {
    if (box !== undefined) show(box)
  }, [box?.left, box?.top, box?.right, box?.bottom])
}
