import { chakra, type SystemStyleObject } from '@portal/shared/ui';

/** The dialog fills a phone's screen. */
export const surface: SystemStyleObject = {
  display: 'flex',
  flexDirection: 'column',
  w: { base: '100vw', md: 'min(880px, 100vw - 48px)' },
  h: { base: '100dvh', md: 'min(720px, 100dvh - 48px)' },
  overflow: 'hidden',
  bg: 'panel.bg',
  color: 'panel.fg',
  borderRadius: { base: '0', md: 'xl' },
};

export const positioner: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
};

export const Top = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr) 48px',
    alignItems: 'center',
    minH: '60px',
    px: '2',
    textAlign: 'center',
  },
});

/** The picture, with what is said of it over it. */
export const View = chakra('div', {
  base: {
    position: 'relative',
    flex: '1',
    minH: '0',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    '& > video': { position: 'absolute', inset: '0', w: 'full', h: 'full', objectFit: 'cover' },
    '& > img': { maxW: 'full', maxH: 'full', objectFit: 'contain', position: 'absolute' },
  },
});

/** What the document has to fit in. What is outside is darker, and not sent. */
export const Frame = chakra('div', {
  base: {
    position: 'relative',
    borderWidth: '3px',
    borderColor: 'panel.fg',
    borderRadius: '20px',
    boxShadow: '0 0 0 200vmax {colors.bg.scrim}',
    pointerEvents: 'none',
  },
  variants: {
    shape: {
      // an identity card is 85.6 by 54 mm
      card: { w: 'min(100% - 40px, 548px)', aspectRatio: '85.6 / 54', maxH: 'calc(100% - 96px)' },
      page: { w: 'calc(100% - 40px)', h: 'calc(100% - 96px)' },
    },
  },
});

export const Tip = chakra('p', {
  base: {
    position: 'absolute',
    insetX: '4',
    bottom: '3',
    textAlign: 'center',
    fontWeight: 'medium',
    textShadow: '0 1px 3px #000',
  },
});

export const Bottom = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 76px minmax(0, 1fr)',
    alignItems: 'center',
    justifyItems: 'center',
    gap: '4',
    px: '4',
    py: '4',
  },
});

/** A button on the panel, whose colours are those of no other surface. */
export const PanelButton = chakra('button', {
  base: {
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minW: '12',
    minH: '12',
    px: '2',
    color: 'panel.fg',
    textStyle: 'xs',
    fontWeight: 'medium',
    borderRadius: 'md',
    cursor: 'pointer',
    _focusVisible: { outline: '2px solid', outlineColor: 'panel.fg', outlineOffset: '2px' },
  },
});

export const Shutter = chakra('button', {
  base: {
    w: '76px',
    h: '76px',
    p: '5px',
    borderWidth: '4px',
    borderColor: 'panel.fg',
    borderRadius: 'full',
    cursor: 'pointer',
    _disabled: { opacity: '0.4', cursor: 'default' },
    _focusVisible: { outline: '2px solid', outlineColor: 'panel.fg', outlineOffset: '3px' },
    _before: { content: '""', display: 'block', w: 'full', h: 'full', bg: 'panel.fg', borderRadius: 'full' },
  },
});

/** What is decided of a picture that was taken, or of a camera that does not open. */
export const Sheet = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    px: '5',
    py: '5',
    bg: 'bg.raised',
    color: 'fg.default',
    '& > *': { w: 'full', maxW: '520px', mx: 'auto' },
  },
});
