import { chakra, type SystemStyleObject } from '@portal/shared/ui';

/** List whose rows are choices. */
export const Rows = chakra('ul', {
  base: { borderWidth: '1px', borderColor: 'border.default', borderRadius: 'lg', overflow: 'hidden' },
});

/** Styles of a row, which the browser lays out only in view; until then it has about the height that its list gives it. */
export const rowStyles: SystemStyleObject = {
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  contentVisibility: 'auto',
  _last: { borderBottomWidth: '0' },
};

/** Styles of the button of a row, which chooses it, with an arrow at its end. */
export const choiceStyles: SystemStyleObject = {
  alignItems: 'center',
  columnGap: '2',
  w: 'full',
  py: '3',
  ps: '3.5',
  pe: '1',
  textAlign: 'start',
  cursor: 'pointer',
  outlineOffset: '-2px',
  '& > svg': { boxSize: '4', color: 'fg.subtle' },
  _hover: { bg: 'bg.hover' },
};
