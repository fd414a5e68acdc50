export { OverTime } from './over-time.tsx';
