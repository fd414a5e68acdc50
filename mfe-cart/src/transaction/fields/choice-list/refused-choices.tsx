import { Box, chakra, Span, Text } from '@portal/shared/ui';
import { useState } from 'react';
import { Fold } from './fold.tsx';
import { Rows } from './rows.ts';

const RefusedRows = chakra(Rows, {
  base: {
    listStyle: 'none',
    '& > li': { px: '3.5', py: '3' },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  },
});

/** What cannot be chosen, and why. */
interface RefusedChoice {
  readonly code: string;
  readonly name: string;
  /** A sentence. */
  readonly reason: string;
}

interface RefusedChoicesProps {
  /** What they are: `2 funds that cannot be chosen`. */
  readonly label: string;
  readonly refused: readonly RefusedChoice[];
  /** Whether they show until the agent folds them, where nothing else does. */
  readonly isOpenByDefault?: boolean;
}

/** Folded list of what cannot be chosen, each with its reason. Nothing when there is none. */
export function RefusedChoices({ label, refused, isOpenByDefault = false }: RefusedChoicesProps) {
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? isOpenByDefault;
  return refused.length === 0 ? null : (
    <Box mt="3">
      <Fold label={label} isOpen={isOpen} onToggle={() => setChosen(!isOpen)}>
        <RefusedRows>
          {refused.map(({ code, name, reason }) => (
            <li key={code}>
              <Text fontWeight="medium">
                {name} <Span textStyle="help">{code}</Span>
              </Text>
              <Text color="fg.muted">{reason}</Text>
            </li>
          ))}
        </RefusedRows>
      </Fold>
    </Box>
  );
}
