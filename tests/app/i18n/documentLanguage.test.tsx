import { describe, expect, it } from 'vitest';
import { setDocumentLanguage } from '@/app/i18n/documentLanguage';

describe('the language of the document', () => {
  it('says it on the document element, in the form that browsers read', () => {
    setDocumentLanguage('ar_EG');
    expect(document.documentElement).toHaveAttribute('lang', 'ar-EG');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    setDocumentLanguage('en');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  });
});
