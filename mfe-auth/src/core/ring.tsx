import { Flex, Spinner } from '@portal/shared/ui';

/** The one blocking spinner of the portal (SGN-10), above the words of its dialog. */
export function Ring() {
  return (
    <Flex justify="center" mt="1" mb="4">
      <Spinner size="32px" />
    </Flex>
  );
}
