import { Button, Flex } from '@portal/shared/ui';
import { type Language, languageNames } from './languages.ts';

interface LanguageSwitchProps {
  readonly label: string;
  readonly offered: readonly Language[];
  readonly chosen: Language;
  readonly onChoose: (language: Language) => void;
}

/** Chooses the language, each named in itself. Absent when the questions have one language. */
export function LanguageSwitch({ label, offered, chosen, onChoose }: LanguageSwitchProps) {
  if (offered.length < 2) return null;
  return (
    <Flex role="group" aria-label={label} gap="2" wrap="wrap">
      {offered.map((language) => (
        <Button
          key={language}
          lang={languageNames[language].tag}
          size="lg"
          variant={language === chosen ? 'primary' : 'outline'}
          aria-pressed={language === chosen}
          onClick={() => onChoose(language)}
        >
          {languageNames[language].name}
        </Button>
      ))}
    </Flex>
  );
}
