const legalForms =
  /(?<![\p{L}\p{N}])(?:(?:CO|Co)\.?,?\s?(?:LTD|Ltd)\.?|S\.? de R\.?L\.?(?: de C\.?V\.?)?|S\.?A\.?P\.?I\.?(?: de C\.?V\.?)?|S\.?A\.?C\.?|S\.?A\.?I\.?C\.?|E\.I\.R\.L\.|S\.?p\.? ?A|Sdn\.? Bhd\.?|Pte\.? Ltd\.?|(?:Pvt|Private|Pty)\.? (?:Ltd|Limited)\.?|Tbk\.?|JSC|OJSC|OOO|ZAO|TOO|UAB|SIA|OÜ|EOOD|OOD|EAD|A\.?Ş\.?|Ltd\.? Şti\.?|San\. ve Tic\.|Ges\.?m\.?b\.?H\.?|mbH|KGaA|GbR|eG|e\.\s?G\.|PartG|S\.? ?Coop\.?|S\.?C\.?A\.?|S\.?N\.?C\.?|s\.n\.c\.|S\.?a\.?s\.|s\.a\.s\.|SCOP|SCRL|BVBA|SPRL|CVBA|V\.?O\.?F\.?|C\.?V\.?B\.?A\.?|Unipessoal|& Filhos|& Figli|e Figli|& Fils|& Hijos|y Cía\.?|e C\.|& C\.|& Zonen|& Zn\.?|& Söner|& Sønner|& Syn(?:owie)?|a synové|Bros\.?|Brothers|I\/S|K\/S|P\/S|ASA|ANS|Ky|Tmi|v\.o\.s\.|k\.s\.|sp\. ?j\.|sp\. ?k\.|P\.S\.A\.|S\.K\.A\.|d\.d\.|j\.d\.o\.o\.|KK|GK|Godo Kaisha|LLLP|PLLC|Incorporated|Industries|S\.?A\.? de C\.?V\.?|Sp\. z o\.o\.|spol\. s r\.\s?o\.|Sp\.k\.|Lda\.?|Ltda\.?|EIRELI|VOF|e\.U\.|d\.o\.o\.|GmbH(?:\s?&\s?Co\.?\s?KG)?|AG|KG|OHG|UG|e\.\s?K\.|SE|Inc\.?|LLC|L\.L\.C\.|Ltd\.?|Limited|PLC|plc|Corp\.?|Corporation|Company|Co\.|LLP|S\.?A\.?S\.?|SARL|S\.?à\.?r\.?l\.?|SASU|EURL|S\.?A\.?|S\.?L\.?U?\.?|S\.?[Rr]\.?[Ll]\.?(?:[Ss]\.?)?|S\.?p\.?A\.?|B\.?V\.?|N\.?V\.?|A\/S|ApS|AB|Oy|Oyj|AS|Sp\.\s?z\s?o\.?\s?o\.?|s\.r\.o\.|a\.s\.|Kft\.?|Zrt\.?|Nyrt\.?|Bt\.|Pty|Pte|Pvt|K\.K\.|Co\.,?\s?Ltd\.?|de C\.?V\.?|e Hijos|& Cie|et Cie|& Co|& Sons|& Söhne|Group|Holding)(?![\p{L}\p{N}]|-\d)/u;

/** "GREAT LAKES STAMPING CO.": letterheads are often written in capitals. */
const capitalForms =
  /(?<![\p{L}\p{N}])(?:CO\.|CO\.?,? (?:LTD|INC|KG)\.?|COMPANY|CORPORATION|CORP\.?|INC\.?|INCORPORATED|LTD\.?|LIMITED|GMBH(?: & CO\.? KG)?|MBH|SPA|S\.P\.A\.|SRL|S\.R\.L\.|LTDA\.?|LDA\.?|S\. ?COOP\.?|S\.L\.U?\.?|S\.A\.U?\.?|S\.R\.O\.|SP\. Z O\.\s?O\.|APS|OYJ?|BROS\.?|& SONS|& SÖHNE|INDUSTRIES|PTY|PTE|KFT\.?|ZRT\.?|NYRT\.?|A\.\s?Ş\.|AŞ|LTD\.?\s?ŞT[İI]\.?)(?![\p{L}\p{N}]|-\d)/u;

function legalFormIn(text: string): RegExpExecArray | null {
  return legalForms.exec(text) ?? (/\p{Ll}/u.test(text) ? null : capitalForms.exec(text));
}

/** "Ashgrove GmbH", "Talleres Ruiz S.L.": a legal form ends a company's name. */
export function looksLikeCompany(text: string): boolean {
  if (/有限公司|株式会社|有限会社|合同会社|주식회사|\(주\)|㈱|㈲/u.test(text))
    return text.length <= 40;
  return text.length >= 4 && text.length <= 80 && legalFormIn(text) !== null;
}

const labels =
  /^(?:(?:from|von|de|da|van|från|fra|od|i\.?\s?a\.?|signed|regards|best regards)\s*[:：]|(?:quoted by|quotation by|offer by|supplier|vendor|seller|company|absender|lieferant|anbieter|expéditeur|fournisseur|proveedor|remitente|fornitore|fornecedor|leverancier|leverantör|leverandør|dostawca|dodavatel|ajánlattevő|szállító|beszállító|eladó|tedarikçi|satıcı|teklif veren|for and on behalf of|mit freundlichen grüßen|供应商|卖方|供方|报价单位)\s*[:：,-]?)\s+/iu;
/** "Quotation from Harrow Ltd": what stands before the name in a title. */
const titles =
  /^(?:(?:your|our|unser|notre)\s)?(?:quotation|quote|offer|proposal|estimate|bid|tender|(?:preis)?angebot|offre(?: de prix)?|devis|oferta|presupuesto|cotización|offerta|preventivo|proposta|orçamento|offerte|offert|tilbud|nabídka|oferta)(?:\s(?:no\.?|nr\.?|n°|#)?\s?[\w/-]*\d[\w/-]*)?\s(?:from|by|of|der|von|des|de la|du|de|del|della|di|da|van|från|fra|od)\s+/iu;
/** "Angebot Harrow GmbH". */
const bareTitles =
  /^(?:quotation|quote|offer|proposal|(?:preis)?angebot|offre(?: de prix)?|devis|oferta|presupuesto|cotización|offerta|preventivo|proposta|orçamento|offerte|offert|tilbud|nabídka)\s+(?=\p{Lu}\p{L}+\s)/iu;
/** "Reply from Harrow Ltd". */
const answering =
  /^(?:our |your |the )?(?:reply|response|answer|bid|pricing|prices|antwort|rückmeldung|réponse|respuesta|risposta|resposta|antwoord|svar|odpowiedź|odpověď)\s(?:from|by|of|von|der|de|del|di|da|van|från|fra|od)\s+/iu;
/** "Key Account Manager, Harrow Ltd": what somebody does stands before whom it is done for. */
const jobs =
  /^[^,]{0,40}(?:manager|director|engineer|sales|executive|representative|buyer|officer|assistant|leit(?:er|ung)|vertrieb|geschäftsführ\p{L}*|inhaber|directeur|responsable|commercial|gerente|director|responsabile|diretor|verkoop|försäljning|sælger|selger|salg|sprzedaż|obchod)\p{L}*(?:\s\p{L}+)?,\s+(?=\p{Lu})/iu;
/** A parent company quotes nothing itself. */
const parents =
  /^(?:a\s)?(?:division|member|part|subsidiary|company|brand|unternehmen|mitglied|tochter\p{L}*|société|filiale|membre|empresa|miembro|società|membro|onderdeel|del|en del|członek|člen)\s(?:of|der|von|du|de|del|della|di|da|van|av|af)\s/iu;
const buyerLabels =
  /^(?:(?:for the attention of|fao|invoice (?:address|to)|delivery address|to|for|customer|client|buyer|purchaser|bill(?:ed)? to|sold to|ship(?:ped)? to|deliver(?:y)? (?:to|address)|attn\.?|attention|prepared for|quot(?:e|ation|ed) (?:to|for)|end user|consignee|your company|an|kunde|kundin|käufer|empfänger|besteller|lieferadresse|rechnungsadresse|lieferanschrift|client|acheteur|destinataire|à l'attention de|livraison à|adresse de livraison|cliente|comprador|destinatario|para|señores|spett\.?(?:le)?|spettabile|acquirente|klant|koper|aan|t\.a\.v\.|afleveradres|kund|köpare|till|leveransadress|køber|kjøper|kjøper|til|leveringsadresse|nabywca|odbiorca|klient|zamawiający|kupujący|dla|odběratel|zákazník|kupující|pro|vevő|megrendelő|ajánlatkérő|címzett|ügyfél|vásárló|say[ıi]n|müşteri|al[ıi]c[ıi]|买方|客户|需方|致|收件人|客户名称|お客様|宛先)(?:\s*(?:name|no\.?|nr\.?))?\s*[:：]|(?:to|an|para|spett\.?(?:le)?|spettabile|aan|till|til|致)\s+(?=\p{Lu}|\p{Script=Han}))/iu;

/** A label or a title says that the company quotes. */
export function isLabelled(line: string): boolean {
  return labels.test(line.trim()) || titles.test(line.trim());
}

/** "Firma: Marmara Pompa A.Ş.": Turkish quotes call so who asked. */
export const turkishBuyer = /^F[İIi]RMA\s*[:：].*(?:A\.?\s?Ş\.?|ŞT[İIi]\.?)\s*$/iu;

/** "Customer: Quarrybank Pumps": who asked, not who quotes. "御中" stands behind the name. */
export function isAddressee(line: string): boolean {
  return (
    buyerLabels.test(line.trim()) ||
    turkishBuyer.test(line.trim()) ||
    /^(?:(?:an\s)?(?:die\s)?firma|messrs\.?|(?:prepared|quoted|issued) (?:for|to)|(?:ship|bill|sold|deliver(?:y|ed)?) to|lieferung an|livraison à|entrega a|consegna a|levering aan|leverans till|for the attention of|fao|zu händen|z\.\s?hd\.?|à l'attention de|a la atención de|alla cortese attenzione|t\.a\.v\.|say[ıi]n)\s/iu.test(
      line.trim(),
    ) ||
    /御中|様\s*$|részére[:,.]?\s*$|dikkatine[:,.]?\s*$/u.test(line)
  );
}

/** A label that names the buyer, with the name on the next line. */
export function isAddresseeLabel(line: string): boolean {
  return line.length < 40 && buyerLabels.test(`${line.trim().replace(/[:：]$/, "")}: `);
}

/** "歯車部品一式 株式会社北沢歯車製作所": where the form stands first, the name begins with it. */
export function fromForm(name: string): string {
  return name.replace(/^.*\s(?=(?:株式会社|有限会社|合同会社)\p{L})/u, "");
}

/** "Sourcing › Events › SE-40922": where one is on a site. */
const crumbs = /\s[›»>]\s/u;

/** The company at the start of a line, up to its legal form: an address may follow it. */
export function companyIn(line: string): string | null {
  if (crumbs.test(line)) return null;
  const [start] = fromForm(line.slice(0, 200).trim())
    .replace(labels, "")
    .replace(titles, "")
    .replace(bareTitles, "")
    .replace(answering, "")
    .replace(jobs, "")
    .replace(/^\p{Lu}\.\s?\p{Lu}\p{Ll}+,\s(?=\p{Lu})/u, "")
    .split(/\s[|·•–—]\s|\s{2,}|\t|,\s(?=\d|\p{Lu}\p{Ll}+str)|\s<|\s御中/u);
  const text = (start ?? "").trim();
  if (parents.test(text)) return null;
  const east =
    /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー（）()]{0,30}(?:有限公司|股份公司|集团|株式会社|有限会社|合同会社|製作所|工業|㈱|㈲)[\p{Script=Han}\p{Script=Katakana}ー]{0,12}/u.exec(
      text,
    );
  if (east !== null) return east[0];
  const form = legalFormIn(text);
  if (form === null || form.index === 0) return null;
  const end = form.index + form[0].length;
  // "Norbury Group Ltd": one form may follow another.
  const further = /^,?\s/.test(text.slice(end)) ? legalFormIn(text.slice(end)) : null;
  const isNext = further !== null && /^,?\s$/.test(text.slice(end, end + further.index));
  const name = text.slice(0, isNext ? end + further.index + further[0].length : end).trim();
  return text.slice(0, form.index).trim().split(/\s+/).length <= 7 && /^[\p{Lu}\d]/u.test(name)
    ? name
    : null;
}

const notNames =
  /^(?:quote|quotes|quotation|offer|offers|offerte|angebot|angebote|devis|offre|cotizacion|cotización|presupuesto|oferta|rfq|rfqs|response|responses|export|data|book|sheet|tabelle|feuille|hoja|price|prices|preis|preise|preisliste|prix|precio|precios|list|file|document|scan|copy|final|new|rev|v|untitled|pasted|text|mail|attachment|table|csv|xlsx|pdf|eml|of|for|from|von|de|the|re|aw|fwd|wg|nr|no|input|test|sample|package|lot|ajánlat|árajánlat|ajanlat|arajanlat|teklif|teklifi|fiyat|\p{L})$/iu;

/** The words of a file's name that may be a supplier's: "Angebot_Ashgrove_2026-11.xlsx" is "Ashgrove". */
export function nameInFileName(fileName: string): string | null {
  const words = fileName
    .replace(/\.[\p{L}\p{N}]{2,5}$/u, "")
    .split(/[\s_\-.()[\]#+,;/\\]+/)
    .filter((word) => !/^[\dvV]*\d+$/.test(word) && word !== "" && !notNames.test(word));
  return words.length === 0 || words.length > 5 ? null : words.join(" ");
}

const mailProviders =
  /^(?:gmail|googlemail|outlook|hotmail|live|yahoo|gmx|web|icloud|me|aol|proton|protonmail|mail|t-online|orange|wanadoo|free|terra)$/i;

export interface SenderName {
  readonly name: string;
  /** A company's name or its domain, not a person's name. */
  readonly isCompany: boolean;
}

/** A mail's sender: a company's name, else the domain of the address, else a person's name. */
export function nameOfSender(sender: string): SenderName | null {
  if (sender.length > 300) return null;
  const address = /([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)/.exec(sender);
  const name = sender
    .replace(/<?[\w.+-]+@[\w.-]+>?/, "")
    .replace(/["'<>]/g, "")
    .trim();
  if (looksLikeCompany(name)) return { name, isCompany: true };
  const labels = address?.[2]?.split(".") ?? [];
  const domain = labels.at(labels.length > 2 && labels.at(-2)!.length <= 3 ? -3 : -2) ?? "";
  if (domain !== "" && !mailProviders.test(domain)) {
    return { name: domain.charAt(0).toUpperCase() + domain.slice(1), isCompany: true };
  }
  return name === "" ? null : { name, isCompany: false };
}
