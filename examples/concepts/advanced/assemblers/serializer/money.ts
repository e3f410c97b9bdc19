import {
  AssemblerDeserializer,
  AssemblerSerializer,
  DefaultAssembler,
} from '@ptc-org/nestjs-query-core';

// #region classes
interface InvoiceFields {
  id: number;
  cents: number;
}

/** A record of a source that keeps its fields in private. */
@AssemblerSerializer((invoice: InvoiceRecord) => invoice.toObject())
@AssemblerDeserializer((fields) => new InvoiceRecord(fields as InvoiceFields))
class InvoiceRecord {
  readonly #fields: InvoiceFields;

  constructor(fields: InvoiceFields) {
    this.#fields = fields;
  }

  toObject(): InvoiceFields {
    return { ...this.#fields };
  }
}

class InvoiceDTO {
  id!: number;
  cents!: number;
}
// #endregion

export async function thereAndBack() {
  // #region convert
  const assembler = new DefaultAssembler(InvoiceDTO, InvoiceRecord);
  const dto = await assembler.convertToDTO(
    new InvoiceRecord({ id: 1, cents: 1990 }),
  );
  const record = await assembler.convertToEntity(dto);
  console.log(dto);
  console.log(record instanceof InvoiceRecord, record.toObject());
  // #endregion
}

export async function inherited() {
  // #region inherited
  class PaidInvoiceRecord extends InvoiceRecord {}

  const assembler = new DefaultAssembler(InvoiceDTO, PaidInvoiceRecord);
  const dto = await assembler.convertToDTO(
    new PaidInvoiceRecord({ id: 1, cents: 1990 }),
  );
  const record = await assembler.convertToEntity(dto);
  console.log(dto);
  console.log(record.constructor.name);
  // #endregion
}
