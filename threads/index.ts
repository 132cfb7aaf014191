export { type JobReport, runJobs } from './jobs.ts'
export { type PoolWishes, ThreadPool, TookTooLong } from './pool.ts'
export { serve, type Work } from './work.ts'
