/**
 * Texts of one line, as typed and as sent. docs/domain.md, section 9: composed, without what cannot be seen, every space a space,
 * widths plain, trimmed, nothing else rewritten. Spaces within stay as many as were typed; a line break is a space, and
 * CR LF is one.
 */
export const cleanedTexts: readonly (readonly [typed: string, sent: string, why: string])[] = [
  ['Unit 3½, Block ②', 'Unit 3½, Block ②', 'a fraction and a number in a circle are not taken apart'],
  ['10² m, 25 ℃, № 5 ™', '10² m, 25 ℃, № 5 ™', 'superscript and signs of words stay'],
  ['Oﬃce Sofﬁa', 'Oﬃce Sofﬁa', 'ligatures stay'],
  ['㈱ ㍿ Ⅷ', '㈱ ㍿ Ⅷ', 'signs of companies and Roman numbers stay'],
  ['Wait… 5–7 — 9−1 ‑', 'Wait… 5–7 — 9−1 ‑', 'dashes and an ellipsis stay in text'],
  ['“Sri” ‘Damai’ «Indah»', '“Sri” ‘Damai’ «Indah»', 'quotes stay'],
  ['１２／３　Ｊａｌａｎ', '12/3 Jalan', 'full-width figures, letters, slash and space'],
  ['￡５ ￥６ ￠７ ￦８', '£5 ¥6 ¢7 ₩8', 'full-width signs of currencies'],
  ['ﾀﾜｰ｢ﾊﾟｰｸ｣･２', 'タワー「パーク」・2', 'half-width katakana, voiced once'],
  ['ﾡﾢ', 'ㄱㄲ', 'half-width Hangul'],
  ['Cafe\u0301 \u212b \u2126', 'Café Å Ω', 'composed, and signs that are the same letter for composing'],
  ['\u00a0Jalan\u2003Ampang\u3000', 'Jalan Ampang', 'every space a space, trimmed'],
  ['Blok  C', 'Blok  C', 'two spaces stay two'],
  ['Jalan\tAmpang', 'Jalan Ampang', 'a tab is a space'],
  ['Jalan\r\nAmpang\u2028Kiri', 'Jalan Ampang Kiri', 'line breaks are spaces'],
  ['Ja\u0000lan\u0007 A\u007fmpang', 'Jalan Ampang', 'control characters'],
  ['\u202aJa\u200blan\u2060 Am\u00adpang\u202c\ufeff', 'Jalan Ampang', 'marks of direction and of breaking'],
  ['Tan\u200c Mei\u200d', 'Tan Mei', 'joiners in a script that does not need them'],
  ['علی\u200cرضا', 'علی\u200cرضا', 'a non-joiner that Persian needs'],
  ['ක්\u200dෂ', 'ක්\u200dෂ', 'a joiner that Sinhala needs'],
  ['辻\u{e0100} 大', '辻\u{e0100} 大', 'a variation selector decides how a Han letter looks'],
  ['อำนาจ', 'อำนาจ', 'sara am is not taken apart'],
  ['ﻻ', 'ﻻ', 'a presentation form of Arabic is not a width'],
];

/** Codes and numbers, as typed and as sent: every dash is `-`. */
export const cleanedCodes: readonly (readonly [typed: string, sent: string, why: string])[] = [
  ['00–238', '00-238', 'an en dash'],
  ['104‑0061', '104-0061', 'a no-break hyphen'],
  ['01304−001', '01304-001', 'a minus'],
  ['４６０－０００８', '460-0008', 'full-width'],
  ['\u200eH2X\u00a01Y4\u200b', 'H2X 1Y4', 'marks and a no-break space'],
  ['1016 gv', '1016 gv', 'small letters stay'],
];
