import { pictureFaultTexts } from '@portal/shared/pictures';
import { Banner, Button, Flex, Text } from '@portal/shared/ui';
import { Check, RotateCcw, RotateCw } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Sheet, View } from './layout.tsx';
import { type TakenPicture, toDataUrl } from './picture.ts';

interface TakenViewProps {
  readonly title: string;
  readonly picture: TakenPicture;
  /** Why it cannot be used. */
  readonly refusal: string | undefined;
  readonly onTurn: () => void;
  readonly onRetake: () => void;
  readonly onUse: () => void;
}

/**
 * A picture that was taken, what is wrong with it if anything, and buttons to use it, take it again or rotate it. With
 * a fault, taking it again is the first choice.
 */
export function TakenView({ title, picture, refusal, onTurn, onRetake, onUse }: TakenViewProps) {
  const first = useRef<HTMLButtonElement>(null);
  const address = useMemo(() => toDataUrl(picture), [picture]);
  const { fault } = picture;
  // the button that took the picture is gone
  useEffect(() => first.current?.focus(), []);
  const retake = (
    <Button
      ref={fault ? first : undefined}
      variant={fault ? 'primary' : 'outline'}
      flex="1"
      onClick={onRetake}
    >
      <RotateCcw aria-hidden />
      Take it again
    </Button>
  );
  return (
    <>
      <View>
        <img src={address} alt={`${title}, as it was taken`} data-private />
      </View>
      <Sheet>
        {fault ? (
          <Banner tone="warn" role="status" title={pictureFaultTexts[fault].title}>
            {pictureFaultTexts[fault].advice}
          </Banner>
        ) : (
          <Text role="status" color="fg.muted">
            Can everything be read? Then use it.
          </Text>
        )}
        {refusal === undefined ? null : (
          <Text role="alert" color="danger.fg">
            {refusal}
          </Text>
        )}
        <Flex gap="2" wrap="wrap">
          {fault ? retake : null}
          <Button
            ref={fault ? undefined : first}
            variant={fault ? 'outline' : 'primary'}
            flex="1"
            onClick={onUse}
          >
            <Check aria-hidden />
            {fault ? 'Use it anyway' : 'Use this picture'}
          </Button>
          {fault ? null : retake}
          <Button variant="quiet" onClick={onTurn}>
            <RotateCw aria-hidden />
            Rotate
          </Button>
        </Flex>
      </Sheet>
    </>
  );
}
