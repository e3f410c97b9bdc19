import { Injectable } from '@nestjs/common';

/** Keeps what a mail server would deliver. */
@Injectable()
export class Mailbox {
  readonly sent: string[] = [];

  send(text: string): void {
    this.sent.push(text);
  }
}
