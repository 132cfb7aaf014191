export {
  avatarDistances,
  type AvatarMove,
  type Forecast,
  forecastOf,
  reachOf,
  stepsOf,
} from '../rules/avatars.ts'
export { arrivalPlace } from '../rules/corruption.ts'
