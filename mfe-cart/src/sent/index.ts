export { AlreadySent } from './already-sent.tsx';
