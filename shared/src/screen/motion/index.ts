/** How lists and figures move when they change. Nothing moves under reduced motion. */
export { ListMotion } from './list-motion.tsx';
export { useCountedMoney } from './use-counted-money.ts';
export { useFadeIn } from './use-fade-in.ts';
