import { useShell } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { type Begun, draftNameOf, listBegun } from './begun.ts';

/**
 * Returns the onboardings of which nothing is saved at the service (none until the drafts are read, or with a host
 * without drafts), and `giveUp`, which deletes the draft of one.
 */
export function useBegun() {
  const { drafts } = useShell();
  const [begun, setBegun] = useState<readonly Begun[]>([]);
  useEffect(() => {
    let isUnmounted = false;
    if (drafts)
      void listBegun(drafts).then((found) => {
        if (!isUnmounted) setBegun(found);
      });
    return () => {
      isUnmounted = true;
    };
  }, [drafts]);
  const giveUp = (id: string) => {
    drafts?.discard(draftNameOf(id));
    setBegun((before) => before.filter((each) => each.id !== id));
  };
  return { begun, giveUp };
}
