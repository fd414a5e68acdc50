/** What a signed-in agent sees until the frame's code has loaded (docs/adr/0013-first-paint.md). */
export { FramePlaceholder as default } from './navigation/frame/frame-placeholder.tsx';
