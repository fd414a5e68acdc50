import { Box, Text } from '@portal/shared/ui';

/** An answer that the account's plan decides, in the place of its field. */
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
