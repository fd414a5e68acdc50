/** The questions about extra care, Q2 to Q6 (docs/domain.md, section 4), as the assessment asks them and the record quotes them. */
interface CareQuestions {
  readonly Q2: string;
  readonly Q3: string;
  readonly Q4: string;
  readonly Q5: string;
  readonly Q6: string;
}

export const careQuestions: CareQuestions = {
  Q2: 'Does any illness, disability or recent life event affect your decisions?',
  Q3: 'Could you meet living costs if this money were lost?',
  Q4: 'Can you understand documents in English?',
  Q5: 'Are you comfortable transacting online?',
  Q6: 'Anything else we should know?',
};

export const careQuestionsInMalay: CareQuestions = {
  Q2: 'Adakah penyakit, ketidakupayaan atau peristiwa hidup baru-baru ini mempengaruhi keputusan anda?',
  Q3: 'Bolehkah anda menampung kos sara hidup jika wang ini hilang?',
  Q4: 'Bolehkah anda memahami dokumen dalam bahasa Inggeris?',
  Q5: 'Adakah anda selesa membuat urus niaga dalam talian?',
  Q6: 'Ada perkara lain yang patut kami tahu?',
};

export const careQuestionsInChinese: CareQuestions = {
  Q2: '是否有疾病、残疾或近期的生活变化影响您的决定？',
  Q3: '如果损失这笔钱，您能负担生活费用吗？',
  Q4: '您能看懂英文文件吗？',
  Q5: '您习惯在网上交易吗？',
  Q6: '还有什么我们应该知道的吗？',
};
