/** What overlays need once they are open: a separate chunk, because state machines and positioning are large. */
export { Dialog } from './dialog.tsx';
export { DrawerContent, DrawerFrame } from './drawer.tsx';
export { MenuContent } from './menu.tsx';
export { Modal, ModalTitle } from './modal.tsx';
export { PopoverContent } from './popover.tsx';
export { TooltipContent } from './tooltip.tsx';

// An open dialog sets it on the document. Were it inherited, the browser would style each element of the page again.
globalThis.CSS?.registerProperty?.({ name: '--scrollbar-width', syntax: '*', inherits: false });
