import { basename } from 'node:path';
import { Injectable, Module } from '@nestjs/common';
import type { FileUpload } from './upload';

/** Yours would write the stream to a disk or a bucket. */
@Injectable()
export class Storage {
  async save(file: FileUpload): Promise<string> {
    let size = 0;
    for await (const chunk of file.createReadStream()) size += chunk.length;
    return `uploads/${size}-${basename(file.filename)}`;
  }
}

@Module({ providers: [Storage], exports: [Storage] })
export class StorageModule {}
