import { chakra } from '@portal/shared/ui';
import { createContext } from 'react';

/** The `FieldActions` of the form, for a field with separate buttons; `null` until it is in the page. */
export const FieldActionsContext = createContext<HTMLElement | null>(null);

/**
 * Part of a drawer's footer for the buttons of a field (a portal). While it has some, the `FormFooter` after it is
 * hidden.
 */
export const FieldActions = chakra('div', {
  base: {
    display: 'flex',
    flex: '1',
    '&:empty, &:not(:empty) + [data-form-footer]': { display: 'none' },
  },
});
