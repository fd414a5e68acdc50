import { AnimatePresence, Appear, Button, Stack, Text } from '@portal/shared/ui';
import { useState } from 'react';

function Appearing() {
  const [isShown, setShown] = useState(true);
  return (
    <Stack alignItems="flex-start">
      <Button variant="outline" onClick={() => setShown(!isShown)}>
        {isShown ? 'Remove it' : 'Show it'}
      </Button>
      <AnimatePresence>
        {isShown ? (
          <Appear move="item">
            <Text>A row that appears and leaves.</Text>
          </Appear>
        ) : null}
      </AnimatePresence>
    </Stack>
  );
}

export const examples = { AnimatePresence: Appearing, Appear: Appearing };
