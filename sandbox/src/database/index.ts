export { DatabaseInUseError } from './lock.ts';
export { type Database, openCopy, openDatabase, openMemoryDatabase } from './open.ts';
export * as tables from './tables/index.ts';
