import { Box, Text } from '@portal/shared/ui';

/** A text in the place of a field whose answer the account's plan decides, so that the agent cannot change it. */
export function FixedAnswer({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <Box>
      <Text fontWeight="medium">{label}</Text>
      <Text mt="1" color="fg.muted">
        {children}
      </Text>
    </Box>
  );
}
