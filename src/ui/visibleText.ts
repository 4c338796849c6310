/** What turns the text around it (overrides, embeddings, isolates), by the names of Unicode's bidirectional algorithm. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
/** What takes no ink: spaces, format characters, and letters that are blank. */
const unseen = /[\s\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** A name as it can be shown within other text: without what turns that around, and empty where nothing of it would be seen. */
export function visibleText(text: string): string {
  return text.replace(unseen, '') === '' ? '' : text.replace(turning, '').trim();
}
