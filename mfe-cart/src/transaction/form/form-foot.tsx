import { chakra } from '@portal/shared/ui';
import { createContext } from 'react';

/** The `FormFoot` of the form, for a field with separate buttons; `null` while there is none. */
export const FormFootContext = createContext<HTMLElement | null>(null);

/**
 * Place in a drawer's footer for the buttons of a field (a portal). While it has some, what follows it is hidden: the
 * buttons of the form.
 */
export const FormFoot = chakra('div', {
  base: {
    display: 'flex',
    flex: '1',
    '&:empty, &:not(:empty) + *': { display: 'none' },
  },
});
