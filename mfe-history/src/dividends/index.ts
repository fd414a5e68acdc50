export { Dividends } from './dividends.tsx';
