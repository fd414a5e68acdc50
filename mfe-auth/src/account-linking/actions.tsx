import { chakra } from '@portal/shared/ui';

/** The buttons of a step of linking. On a phone they share the line. */
export const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { flexGrow: { base: '1', md: '0' } } },
});
