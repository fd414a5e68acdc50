import { Button, Flex, Text } from '@portal/shared/ui';
import { use } from 'react';
import { createPortal } from 'react-dom';
import { FieldActionsContext } from '../../form/field-actions.tsx';
import { maxCompared } from './comparison-rows.ts';

interface CompareBarProps {
  /** How many funds are ticked, at least one. */
  readonly count: number;
  readonly onCompare: () => void;
  readonly onClear: () => void;
}

/**
 * Footer of the drawer while `count` funds are ticked, in place of the form's, with buttons that open the comparison
 * (from two on) and untick them all.
 */
export function CompareBar({ count, onCompare, onClear }: CompareBarProps) {
  const fieldActions = use(FieldActionsContext);
  return (
    fieldActions &&
    createPortal(
      <Flex flex="1" wrap="wrap" align="center" justify="flex-end" columnGap="2" rowGap="3">
        <Text flex="1" minW="16" textStyle="help">
          {describeCount(count)}
        </Text>
        <Button variant="ghost" px="3" onClick={onClear}>
          Clear
        </Button>
        <Button disabled={count < 2} onClick={onCompare}>
          {count < 2 ? 'Compare' : `Compare ${count} funds`}
        </Button>
      </Flex>,
      fieldActions,
    )
  );
}

function describeCount(count: number): string {
  if (count === 1) return 'Tick another fund to compare';
  return `${count} of ${maxCompared}${count < maxCompared ? ' funds' : ', untick one to change'}`;
}
