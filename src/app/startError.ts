/** A failed start with a message for the visitor. Headline and message are texts, not keys. */
export class StartError extends Error {
  override name = 'StartError';
  readonly headline: string;
  constructor(headline: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.headline = headline;
  }
}
