/** A start that failed for a reason that is told to the visitor. Headline and message are texts, not their keys. */
export class StartError extends Error {
  override name = 'StartError';
  readonly headline: string;
  constructor(headline: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.headline = headline;
  }
}
