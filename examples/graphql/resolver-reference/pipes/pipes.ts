import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';

interface Input {
  input?: { input?: { title?: string } };
}

// #region trim
/** Gets every parameter of the endpoint: the arguments, and also the authorizer's filter. */
export class TrimPipe implements PipeTransform {
  transform(value?: Input) {
    const input = value?.input?.input;
    if (!input?.title) return value;
    return {
      ...value,
      input: { input: { ...input, title: input.title.trim() } },
    };
  }
}
// #endregion

// #region skips
export class SkippingPipe extends TrimPipe {
  override transform(value?: Input, metadata?: ArgumentMetadata) {
    return metadata?.type === 'custom' ? value : super.transform(value);
  }
}
// #endregion

// #region urgent
interface List {
  filter?: object;
}

export class UrgentPipe implements PipeTransform {
  transform(value?: List) {
    return value?.filter
      ? { ...value, filter: { priority: { eq: 5 } } }
      : value;
  }
}
// #endregion
